-- Which open findings are past their time limit, the longest overdue first?
SELECT organization, due_at, severity, rule, setting, introduced_at, introduced_by_email
FROM findings
WHERE status = 'open' AND due_at < as_of
ORDER BY due_at, organization, rule, setting;
