-- What a feed's posts are written in, where it says so: pages mark them with it.
ALTER TABLE "Feed" ADD COLUMN "language" TEXT;
