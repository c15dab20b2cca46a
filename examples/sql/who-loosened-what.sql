-- Who loosened which setting in any organization, the newest change first?
SELECT organization, made_at, editor_email, editor_listed, setting, value_before, value_after, approval, approval_result
FROM changes
WHERE direction = 'looser'
ORDER BY made_at DESC, organization, setting;
