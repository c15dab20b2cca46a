-- How many findings of each severity are open in each organization with open findings, the worst organization first?
SELECT
  organization,
  SUM(CASE WHEN severity = 'critical' THEN 1 ELSE 0 END) AS critical,
  SUM(CASE WHEN severity = 'high' THEN 1 ELSE 0 END) AS high,
  SUM(CASE WHEN severity = 'medium' THEN 1 ELSE 0 END) AS medium,
  SUM(CASE WHEN severity = 'low' THEN 1 ELSE 0 END) AS low,
  SUM(CASE WHEN severity = 'info' THEN 1 ELSE 0 END) AS info
FROM findings
WHERE status = 'open'
GROUP BY organization
ORDER BY critical DESC, high DESC, medium DESC, low DESC, info DESC, organization;
