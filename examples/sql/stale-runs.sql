-- In which organizations is the run incomplete, or more than two days older than the newest run of all organizations?
SELECT organization, as_of, verdict, complete, problems
FROM runs
WHERE NOT complete OR as_of < (SELECT MAX(as_of) FROM runs) - INTERVAL '2' DAY
ORDER BY as_of, organization;
