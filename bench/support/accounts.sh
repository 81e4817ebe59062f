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

# passkeys: one for each account of `accounts`. Credential and user handle are personNNNNNN, which is base64url as it stands; the
# key is the generator of P-256.
passkeys() {
  local handle="'person' || substr(CAST(1000000 + CAST(substr(id, 7) AS INTEGER) AS TEXT), 2)"
  sql "INSERT INTO passkey_user (customer_id, user_handle) SELECT id, $handle FROM customer WHERE id LIKE 'person%'"
  sql "INSERT INTO customer_passkey (id, customer_id, credential_id, algorithm, public_key, sign_count, name, kind, transports,
    is_synced, created_at) SELECT id, id, $handle, -7,
    'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpZP40Li_hp_m47n60p8D54WK84zV2sxXs7LtkBoN79R9Q',
    0, 'Phone', 'phone', '', 0, 1 FROM customer WHERE id LIKE 'person%'"
}
