-- What is deleted is looked for wherever rows refer to it: each of those columns begins an index.
CREATE INDEX "ChangelogSeen_entryId_idx" ON "ChangelogSeen"("entryId");
CREATE INDEX "Course_branchId_idx" ON "Course"("branchId");
CREATE INDEX "Course_staffMemberId_idx" ON "Course"("staffMemberId");
CREATE INDEX "Group_pageId_idx" ON "Group"("pageId");
CREATE INDEX "Job_branchId_idx" ON "Job"("branchId");
CREATE INDEX "Job_staffMemberId_idx" ON "Job"("staffMemberId");
CREATE INDEX "MarketplaceItem_branchId_idx" ON "MarketplaceItem"("branchId");
CREATE INDEX "MarketplaceItem_staffMemberId_idx" ON "MarketplaceItem"("staffMemberId");
CREATE INDEX "NavigationItem_containerId_idx" ON "NavigationItem"("containerId");
CREATE INDEX "PreviewLink_createdById_idx" ON "PreviewLink"("createdById");
CREATE INDEX "PreviewLink_pageId_idx" ON "PreviewLink"("pageId");
CREATE INDEX "ScheduledPublish_actorId_idx" ON "ScheduledPublish"("actorId");
CREATE INDEX "ScheduledPublish_pageId_idx" ON "ScheduledPublish"("pageId");
CREATE INDEX "SearchText_versionId_idx" ON "SearchText"("versionId");
CREATE INDEX "StaffMember_branchId_idx" ON "StaffMember"("branchId");

-- A column of a unique index is part of the row's key: whoever changes it waits for all who add something to the site,
-- and they wait for the site.
CREATE INDEX "Site_ownBusinessId_idx" ON "Site"("ownBusinessId");
DROP INDEX "Site_ownBusinessId_key";
