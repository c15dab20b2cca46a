-- Who loosened which setting in any organization, the newest change first?
SELECT
  organization,
  made_at,
  CASE WHEN missing_from IS NULL THEN editor_email END AS editor_email,
  CASE WHEN missing_from IS NULL THEN editor_listed END AS editor_listed,
  missing_from,
  setting,
  value_before,
  value_after,
  approval,
  approval_result
FROM changes
WHERE direction = 'looser'
ORDER BY made_at DESC, organization, setting;
