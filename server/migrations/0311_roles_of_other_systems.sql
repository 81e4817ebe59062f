-- Who reads goods in bulk need not read orders: the role `integration` is two. Who has it keeps both.
UPDATE staff_member SET roles = REPLACE(roles, 'integration', 'bulk-goods,bulk-orders') WHERE roles LIKE '%integration%';
UPDATE staff_token SET roles = REPLACE(roles, 'integration', 'bulk-goods,bulk-orders') WHERE roles LIKE '%integration%';
