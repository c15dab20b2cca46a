-- Which excepted findings have an exception that ends within 30 days of the run, and who owns the exception?
SELECT organization, exception_expires, exception_owner, severity, rule, setting, exception_reason, exception_ticket
FROM findings
WHERE status = 'excepted' AND exception_expires < as_of + INTERVAL '30' DAY
ORDER BY exception_expires, organization, rule, setting;
