-- Which editors changed several organizations and are listed by the policy of none of them?
SELECT
  LOWER(editor_email) AS email,
  COUNT(DISTINCT organization) AS organizations,
  COUNT(*) AS revisions,
  SUM(CASE WHEN missing_from IS NULL THEN loosening ELSE 0 END) AS loosening,
  MAX(made_at) AS last_at
FROM revisions
WHERE editor_email IS NOT NULL
GROUP BY LOWER(editor_email)
HAVING COUNT(DISTINCT organization) > 1 AND SUM(CASE WHEN editor_listed THEN 1 ELSE 0 END) = 0
ORDER BY organizations DESC, email;
