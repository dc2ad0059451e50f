-- Sessions say where they come from, when the password was last given, and end with the membership they rest on.
ALTER TABLE "Session" ADD COLUMN "siteId" UUID;
ALTER TABLE "Session" ADD COLUMN "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "Session" ADD COLUMN "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "Session" ADD COLUMN "provedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "Session" ADD COLUMN "ip" TEXT;
ALTER TABLE "Session" ADD COLUMN "userAgent" TEXT;
-- Whoever is signed in now has not just given the password.
UPDATE "Session" SET "provedAt" = "expires" - INTERVAL '30 days', "createdAt" = "expires" - INTERVAL '30 days';
-- A member of one site can have signed in there only.
UPDATE "Session" AS s SET "siteId" = m."siteId"
  FROM (SELECT "userId", min("siteId"::text)::uuid AS "siteId" FROM "Membership" GROUP BY "userId" HAVING count(*) = 1) AS m,
       "User" AS u
  WHERE m."userId" = s."userId" AND u.id = s."userId" AND NOT u."isAdmin";
DROP INDEX "Session_userId_idx";
CREATE INDEX "Session_userId_siteId_idx" ON "Session"("userId", "siteId");
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_siteId_fkey"
  FOREIGN KEY ("userId", "siteId") REFERENCES "Membership"("userId", "siteId") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "User" ADD COLUMN "totpSecret" TEXT;
ALTER TABLE "User" ADD COLUMN "totpLastStep" INTEGER;

CREATE TABLE "PasswordReset" (
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("tokenHash")
);
CREATE INDEX "PasswordReset_userId_createdAt_idx" ON "PasswordReset"("userId", "createdAt");
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "RecoveryCode" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "RecoveryCode_codeHash_key" ON "RecoveryCode"("codeHash");
CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT,
    "subject" TEXT,
    "ip" TEXT,
    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "AuditEntry_siteId_at_idx" ON "AuditEntry"("siteId", "at");
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_siteId_fkey"
  FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "OutgoingMail" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "messageId" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "replyTo" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "lastError" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OutgoingMail_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "OutgoingMail_messageId_key" ON "OutgoingMail"("messageId");
CREATE INDEX "OutgoingMail_siteId_nextTryAt_idx" ON "OutgoingMail"("siteId", "nextTryAt");
CREATE INDEX "OutgoingMail_nextTryAt_idx" ON "OutgoingMail"("nextTryAt");
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_siteId_fkey"
  FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "HouseClock" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "trustedAgain" TIMESTAMPTZ(3),
    CONSTRAINT "HouseClock_pkey" PRIMARY KEY ("id")
);
