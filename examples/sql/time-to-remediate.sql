-- What are the median and average hours to remediate, by month and severity?
SELECT
  EXTRACT(YEAR FROM resolved_at) AS resolved_year,
  EXTRACT(MONTH FROM resolved_at) AS resolved_month,
  severity,
  COUNT(*) AS fixed,
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY CASE WHEN resolved_at >= introduced_at THEN exposure_seconds END) / 3600.0
    AS median_hours,
  AVG(CASE WHEN resolved_at >= introduced_at THEN exposure_seconds END) / 3600.0 AS average_hours
FROM findings
WHERE ended = 'fixed' AND exposure_seconds IS NOT NULL
GROUP BY EXTRACT(YEAR FROM resolved_at), EXTRACT(MONTH FROM resolved_at), severity
ORDER BY resolved_year, resolved_month, severity;
