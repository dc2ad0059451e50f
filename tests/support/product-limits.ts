/**
 * Imported first, before any server module reads its variables: lets a file meet the product's own limits of the
 * database, where the others wait longer because the machine may be busy with them.
 */
process.env.DATABASE_PATIENCE = "1";
