-- CreateEnum
CREATE TYPE "ItemType" AS ENUM ('frame', 'object', 'job');

-- CreateEnum
CREATE TYPE "ListingKind" AS ENUM ('offering', 'searching');

-- CreateEnum
CREATE TYPE "PublicationStatus" AS ENUM ('draft', 'published', 'archived');

-- CreateEnum
CREATE TYPE "AssetKind" AS ENUM ('image', 'document', 'page');

-- CreateEnum
CREATE TYPE "FormKind" AS ENUM ('contact', 'aspectSponsor');

-- CreateEnum
CREATE TYPE "MediaType" AS ENUM ('image', 'video', 'audio', 'document');

-- CreateEnum
CREATE TYPE "MediaState" AS ENUM ('upload', 'ready');

-- CreateEnum
CREATE TYPE "CollectionType" AS ENUM ('page', 'group');

-- CreateEnum
CREATE TYPE "NavigationAppearance" AS ENUM ('default', 'button');

-- CreateEnum
CREATE TYPE "Status" AS ENUM ('draft', 'published', 'markedForDeletion', 'archived', 'deleted');

-- CreateEnum
CREATE TYPE "PageRole" AS ENUM ('home', 'search', 'imprint', 'privacyPolicy', 'contact');

-- CreateEnum
CREATE TYPE "CollectionName" AS ENUM ('team', 'service', 'testimonial', 'map');

-- CreateEnum
CREATE TYPE "TextOrigin" AS ENUM ('human', 'machine');

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('optician', 'admin');

-- CreateTable
CREATE TABLE "ChangelogEntry" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "de" TEXT NOT NULL,
    "fr" TEXT NOT NULL,

    CONSTRAINT "ChangelogEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChangelogSeen" (
    "userId" UUID NOT NULL,
    "entryId" UUID NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChangelogSeen_pkey" PRIMARY KEY ("userId","entryId")
);

-- CreateTable
CREATE TABLE "Business" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "logoMediaId" UUID,
    "gesundheitsoptik" BOOLEAN NOT NULL DEFAULT false,
    "frequentlens" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Business_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Branch" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "businessId" UUID NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "name" TEXT NOT NULL,
    "street" TEXT NOT NULL DEFAULT '',
    "streetNumber" TEXT NOT NULL DEFAULT '',
    "zip" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "canton" TEXT NOT NULL DEFAULT 'ZH',
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "timeZone" TEXT NOT NULL DEFAULT 'Europe/Zurich',
    "openingHours" JSONB NOT NULL DEFAULT '{"periods":[],"special":[]}',
    "sortKey" TEXT NOT NULL DEFAULT 'a0',

    CONSTRAINT "Branch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffMember" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "branchId" UUID,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,

    CONSTRAINT "StaffMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "workQuota" TEXT NOT NULL DEFAULT '',
    "richTextDescription" JSONB,
    "branchId" UUID,
    "staffMemberId" UUID,
    "titleImageIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "status" "PublicationStatus" NOT NULL DEFAULT 'draft',
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MarketplaceItem" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "itemType" "ItemType" NOT NULL,
    "listingKind" "ListingKind" NOT NULL,
    "cost" DECIMAL(10,2),
    "toBePickedUp" BOOLEAN NOT NULL DEFAULT false,
    "subjectToPostage" BOOLEAN NOT NULL DEFAULT false,
    "askingPrice" BOOLEAN NOT NULL DEFAULT false,
    "richTextDescription" JSONB,
    "branchId" UUID,
    "staffMemberId" UUID,
    "titleImageId" UUID,
    "assetKind" "AssetKind" NOT NULL DEFAULT 'image',
    "status" "PublicationStatus" NOT NULL DEFAULT 'draft',
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MarketplaceItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormSubmission" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "form" "FormKind" NOT NULL,
    "locale" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "mailedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormSubmission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Game" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "gameName" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "gameId" UUID NOT NULL,
    "playerName" TEXT NOT NULL,
    "removedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Hole" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "gameId" UUID NOT NULL,
    "pageId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "score" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Hole_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GameEvent" (
    "gameId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "siteId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "opId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GameEvent_pkey" PRIMARY KEY ("gameId","version")
);

-- CreateTable
CREATE TABLE "Coupon" (
    "gameId" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "redeemedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Coupon_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "parentId" UUID,
    "mediaType" "MediaType" NOT NULL,
    "state" "MediaState" NOT NULL DEFAULT 'ready',
    "mimeType" TEXT NOT NULL,
    "bucketFolder" TEXT NOT NULL,
    "objectId" UUID NOT NULL,
    "originalFilename" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "fileSize" INTEGER NOT NULL,
    "width" INTEGER NOT NULL DEFAULT 800,
    "height" INTEGER NOT NULL DEFAULT 600,
    "widths" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "publicUrl" TEXT NOT NULL,
    "blurHash" TEXT,
    "placeholder" TEXT,
    "focalPoint" JSONB,
    "cropArea" JSONB,
    "videoSettings" JSONB,
    "alt" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Collection" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "name" "CollectionName" NOT NULL,
    "type" "CollectionType" NOT NULL,
    "label" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "Collection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CollectionItem" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "collectionId" UUID NOT NULL,
    "pageId" UUID,
    "groupId" UUID,
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "sortKey" TEXT NOT NULL,

    CONSTRAINT "CollectionItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NavigationContainer" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "label" JSONB NOT NULL DEFAULT '{}',
    "sortKey" TEXT NOT NULL,

    CONSTRAINT "NavigationContainer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NavigationItem" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "containerId" UUID NOT NULL,
    "parentId" UUID,
    "pageId" UUID NOT NULL,
    "label" JSONB NOT NULL DEFAULT '{}',
    "appearance" "NavigationAppearance" NOT NULL DEFAULT 'default',
    "sortKey" TEXT NOT NULL,

    CONSTRAINT "NavigationItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Redirect" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "collection" TEXT NOT NULL DEFAULT '',
    "slug" TEXT NOT NULL,
    "pageId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Redirect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Page" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" "PageRole",
    "status" "Status" NOT NULL DEFAULT 'draft',
    "collection" "CollectionName",
    "options" JSONB NOT NULL DEFAULT '{}',
    "disallowedLocales" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "passwordHash" TEXT,
    "sortKey" TEXT NOT NULL DEFAULT 'a0',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "publishedVersionId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageLocale" (
    "pageId" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "siteId" UUID NOT NULL,
    "collection" TEXT NOT NULL DEFAULT '',
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "PageLocale_pkey" PRIMARY KEY ("pageId","locale")
);

-- CreateTable
CREATE TABLE "Group" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "pageId" UUID NOT NULL,
    "parentId" UUID,
    "kind" TEXT NOT NULL,
    "status" "Status" NOT NULL DEFAULT 'draft',
    "previousStatus" "Status",
    "sortKey" TEXT NOT NULL,
    "options" JSONB NOT NULL DEFAULT '{}',
    "disallowedLocales" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Field" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "groupId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "mediaId" UUID,
    "options" JSONB NOT NULL DEFAULT '{}',
    "value" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Field_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FieldText" (
    "fieldId" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "siteId" UUID NOT NULL,
    "text" TEXT,
    "json" JSONB,
    "sourceHash" TEXT,
    "origin" "TextOrigin" NOT NULL DEFAULT 'human',

    CONSTRAINT "FieldText_pkey" PRIMARY KEY ("fieldId","locale")
);

-- CreateTable
CREATE TABLE "Change" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "document" TEXT NOT NULL,
    "documentId" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "command" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "patches" JSONB NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "opId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageVersion" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "pageId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PageVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Site" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "locales" TEXT[],
    "timeZone" TEXT NOT NULL DEFAULT 'Europe/Zurich',
    "theme" JSONB NOT NULL DEFAULT '{}',
    "settings" JSONB NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Site_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteHost" (
    "host" TEXT NOT NULL,
    "siteId" UUID NOT NULL,
    "isPrimary" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SiteHost_pkey" PRIMARY KEY ("host")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "emailVerified" TIMESTAMPTZ(3),
    "image" TEXT,
    "passwordHash" TEXT,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "editorLocale" TEXT NOT NULL DEFAULT 'de',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Membership" (
    "userId" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "role" "UserRole" NOT NULL DEFAULT 'optician',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("userId","siteId")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "refresh_token" TEXT,
    "access_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "id_token" TEXT,
    "session_state" TEXT,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "sessionToken" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VerificationToken" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "ChangelogEntry_date_key" ON "ChangelogEntry"("date");

-- CreateIndex
CREATE INDEX "Business_siteId_idx" ON "Business"("siteId");

-- CreateIndex
CREATE INDEX "Branch_siteId_idx" ON "Branch"("siteId");

-- CreateIndex
CREATE INDEX "StaffMember_siteId_idx" ON "StaffMember"("siteId");

-- CreateIndex
CREATE INDEX "Job_siteId_status_idx" ON "Job"("siteId", "status");

-- CreateIndex
CREATE INDEX "MarketplaceItem_siteId_status_idx" ON "MarketplaceItem"("siteId", "status");

-- CreateIndex
CREATE INDEX "FormSubmission_siteId_createdAt_idx" ON "FormSubmission"("siteId", "createdAt");

-- CreateIndex
CREATE INDEX "Game_siteId_createdAt_idx" ON "Game"("siteId", "createdAt");

-- CreateIndex
CREATE INDEX "Player_gameId_createdAt_idx" ON "Player"("gameId", "createdAt");

-- CreateIndex
CREATE INDEX "Player_siteId_idx" ON "Player"("siteId");

-- CreateIndex
CREATE INDEX "Hole_siteId_idx" ON "Hole"("siteId");

-- CreateIndex
CREATE UNIQUE INDEX "Hole_gameId_pageId_playerId_key" ON "Hole"("gameId", "pageId", "playerId");

-- CreateIndex
CREATE INDEX "GameEvent_siteId_idx" ON "GameEvent"("siteId");

-- CreateIndex
CREATE UNIQUE INDEX "GameEvent_gameId_opId_key" ON "GameEvent"("gameId", "opId");

-- CreateIndex
CREATE UNIQUE INDEX "Coupon_code_key" ON "Coupon"("code");

-- CreateIndex
CREATE INDEX "Coupon_siteId_idx" ON "Coupon"("siteId");

-- CreateIndex
CREATE INDEX "Media_siteId_mediaType_updatedAt_idx" ON "Media"("siteId", "mediaType", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Collection_siteId_name_type_key" ON "Collection"("siteId", "name", "type");

-- CreateIndex
CREATE INDEX "CollectionItem_siteId_idx" ON "CollectionItem"("siteId");

-- CreateIndex
CREATE UNIQUE INDEX "CollectionItem_collectionId_pageId_key" ON "CollectionItem"("collectionId", "pageId");

-- CreateIndex
CREATE UNIQUE INDEX "CollectionItem_collectionId_groupId_key" ON "CollectionItem"("collectionId", "groupId");

-- CreateIndex
CREATE INDEX "NavigationContainer_siteId_idx" ON "NavigationContainer"("siteId");

-- CreateIndex
CREATE INDEX "NavigationItem_siteId_idx" ON "NavigationItem"("siteId");

-- CreateIndex
CREATE UNIQUE INDEX "Redirect_siteId_collection_locale_slug_key" ON "Redirect"("siteId", "collection", "locale", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Page_publishedVersionId_key" ON "Page"("publishedVersionId");

-- CreateIndex
CREATE INDEX "Page_siteId_status_idx" ON "Page"("siteId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "Page_siteId_role_key" ON "Page"("siteId", "role");

-- CreateIndex
CREATE UNIQUE INDEX "PageLocale_siteId_collection_locale_slug_key" ON "PageLocale"("siteId", "collection", "locale", "slug");

-- CreateIndex
CREATE INDEX "Group_siteId_pageId_idx" ON "Group"("siteId", "pageId");

-- CreateIndex
CREATE INDEX "Field_siteId_idx" ON "Field"("siteId");

-- CreateIndex
CREATE INDEX "Field_mediaId_idx" ON "Field"("mediaId");

-- CreateIndex
CREATE UNIQUE INDEX "Field_groupId_name_key" ON "Field"("groupId", "name");

-- CreateIndex
CREATE INDEX "FieldText_siteId_idx" ON "FieldText"("siteId");

-- CreateIndex
CREATE UNIQUE INDEX "Change_documentId_revision_key" ON "Change"("documentId", "revision");

-- CreateIndex
CREATE UNIQUE INDEX "Change_siteId_opId_key" ON "Change"("siteId", "opId");

-- CreateIndex
CREATE INDEX "PageVersion_siteId_idx" ON "PageVersion"("siteId");

-- CreateIndex
CREATE UNIQUE INDEX "PageVersion_pageId_number_key" ON "PageVersion"("pageId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Site_key_key" ON "Site"("key");

-- CreateIndex
CREATE INDEX "SiteHost_siteId_idx" ON "SiteHost"("siteId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Membership_siteId_idx" ON "Membership"("siteId");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_provider_providerAccountId_key" ON "Account"("provider", "providerAccountId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_sessionToken_key" ON "Session"("sessionToken");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "VerificationToken_token_key" ON "VerificationToken"("token");

-- CreateIndex
CREATE UNIQUE INDEX "VerificationToken_identifier_token_key" ON "VerificationToken"("identifier", "token");

-- AddForeignKey
ALTER TABLE "ChangelogSeen" ADD CONSTRAINT "ChangelogSeen_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChangelogSeen" ADD CONSTRAINT "ChangelogSeen_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "ChangelogEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Business" ADD CONSTRAINT "Business_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Branch" ADD CONSTRAINT "Branch_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Branch" ADD CONSTRAINT "Branch_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffMember" ADD CONSTRAINT "StaffMember_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffMember" ADD CONSTRAINT "StaffMember_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarketplaceItem" ADD CONSTRAINT "MarketplaceItem_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarketplaceItem" ADD CONSTRAINT "MarketplaceItem_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarketplaceItem" ADD CONSTRAINT "MarketplaceItem_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormSubmission" ADD CONSTRAINT "FormSubmission_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hole" ADD CONSTRAINT "Hole_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hole" ADD CONSTRAINT "Hole_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hole" ADD CONSTRAINT "Hole_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameEvent" ADD CONSTRAINT "GameEvent_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameEvent" ADD CONSTRAINT "GameEvent_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Collection" ADD CONSTRAINT "Collection_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollectionItem" ADD CONSTRAINT "CollectionItem_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollectionItem" ADD CONSTRAINT "CollectionItem_collectionId_fkey" FOREIGN KEY ("collectionId") REFERENCES "Collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollectionItem" ADD CONSTRAINT "CollectionItem_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollectionItem" ADD CONSTRAINT "CollectionItem_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NavigationContainer" ADD CONSTRAINT "NavigationContainer_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NavigationItem" ADD CONSTRAINT "NavigationItem_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NavigationItem" ADD CONSTRAINT "NavigationItem_containerId_fkey" FOREIGN KEY ("containerId") REFERENCES "NavigationContainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NavigationItem" ADD CONSTRAINT "NavigationItem_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Redirect" ADD CONSTRAINT "Redirect_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Page" ADD CONSTRAINT "Page_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Page" ADD CONSTRAINT "Page_publishedVersionId_fkey" FOREIGN KEY ("publishedVersionId") REFERENCES "PageVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageLocale" ADD CONSTRAINT "PageLocale_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageLocale" ADD CONSTRAINT "PageLocale_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Group" ADD CONSTRAINT "Group_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Group" ADD CONSTRAINT "Group_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Field" ADD CONSTRAINT "Field_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Field" ADD CONSTRAINT "Field_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FieldText" ADD CONSTRAINT "FieldText_fieldId_fkey" FOREIGN KEY ("fieldId") REFERENCES "Field"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FieldText" ADD CONSTRAINT "FieldText_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Change" ADD CONSTRAINT "Change_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Change" ADD CONSTRAINT "Change_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageVersion" ADD CONSTRAINT "PageVersion_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageVersion" ADD CONSTRAINT "PageVersion_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SiteHost" ADD CONSTRAINT "SiteHost_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
