/** Authenticator apps' keys are sealed with it: every program of these tests is given the same one. */
process.env.SPAZA_CRYPTO_KEY ??= '5a'.repeat(32);
