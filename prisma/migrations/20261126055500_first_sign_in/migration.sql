-- An account remembers itself whether somebody has signed in with it, wherever that was: the logs of sites end after a year.
ALTER TABLE "User" ADD COLUMN "firstSignInAt" TIMESTAMPTZ(3);
UPDATE "User" SET "firstSignInAt" = known."at"
FROM (SELECT "actorId", min("at") AS "at" FROM "AuditEntry" WHERE "kind" = 'signIn' GROUP BY "actorId") known
WHERE known."actorId" = "User"."id";
