-- From PostgreSQL 16 on, whoever makes a role is a member of it who may not work as it before they grant that to
-- themselves: membership alone is not what is asked for.
CREATE OR REPLACE FUNCTION prepare_product_role() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  product name := session_user || '_product';
  "schema" name;
BEGIN
  BEGIN
    EXECUTE format('CREATE ROLE %I NOLOGIN', product);
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL; -- roles are of the whole server: another database has made it, perhaps at this moment
  END;
  IF NOT pg_has_role(session_user, product,
    CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT %I TO %I', product, session_user);
  END IF;
  FOR "schema" IN SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'jobs') LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', "schema", product);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO %I', "schema", product);
    EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA %I TO %I', "schema", product);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO %I',
      "schema", product);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE ON SEQUENCES TO %I', "schema", product);
  END LOOP;
  IF to_regclass('public."_prisma_migrations"') IS NOT NULL THEN
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON public."_prisma_migrations" FROM %I', product);
  END IF;
  RETURN true;
EXCEPTION WHEN insufficient_privilege THEN
  RETURN false;
END $$;

SELECT prepare_product_role();
