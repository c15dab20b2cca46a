-- Which rules fail in which organizations, and in how many organizations does each rule fail and pass?
SELECT
  failing.rule,
  failing.severity,
  failing.organization,
  judged.fails_in,
  judged.holds_in
FROM rules AS failing
JOIN (
  SELECT
    rule,
    SUM(CASE WHEN status = 'failing' THEN 1 ELSE 0 END) AS fails_in,
    SUM(CASE WHEN status = 'passing' THEN 1 ELSE 0 END) AS holds_in
  FROM rules
  GROUP BY rule
) AS judged ON judged.rule = failing.rule
WHERE failing.status = 'failing'
ORDER BY judged.fails_in DESC, failing.rule, failing.organization;
