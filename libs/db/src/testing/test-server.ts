/** The PostgreSQL server to test on; undefined where the embedded database is tested. */
export const testServerUrl = process.env['TEST_DATABASE_URL'];
