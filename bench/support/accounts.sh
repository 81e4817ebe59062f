# Accounts of customers without the time their passwords would take to hash. Source it after support/shop.sh.

# accounts COUNT: personNx@example.co.za for the first COUNT odd N, all with the password Spaza#2026.
accounts() {
  curl -fsS "$SHOP/occ/v2/spaza/channel/app/zone/G205/newUser" -H 'Content-Type: application/json' -o /dev/null -d '{
  "email": "model@example.co.za", "titleCode": "ms", "firstName": "Thandi", "lastName": "Nkosi", "mobileNumber": "0821234567",
  "password": "Spaza#2026", "rePassword": "Spaza#2026", "termsAndConditions": true, "marketingCommunications": false}'
  sql "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 2 FROM n WHERE i + 2 < 2 * $1)
    INSERT INTO customer (id, uid, mobile_number, first_name, last_name, password_hash, created_at, modified_at)
    SELECT 'person' || i, 'person' || i || 'x@example.co.za', NULL, first_name, last_name, password_hash, created_at, modified_at
    FROM n, customer WHERE uid = 'model@example.co.za'"
}
