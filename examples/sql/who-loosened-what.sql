-- Who loosened which setting, anywhere, the newest first?
SELECT organization, at, editor_email, editor_listed, setting, before, after, approval, approval_result
FROM changes
WHERE direction = 'looser'
ORDER BY at DESC, organization, setting;
