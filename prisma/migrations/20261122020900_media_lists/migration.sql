-- A field may show several media, in order. Whoever looks for the uses of a medium finds it here, too.
ALTER TABLE "Field" ADD COLUMN "mediaIds" UUID[] DEFAULT ARRAY[]::UUID[];
CREATE INDEX "Field_mediaIds_idx" ON "Field" USING GIN ("mediaIds");
