-- A review leads to who wrote it, as its source's terms want it. What is kept is read again within a day and gets its address then.
ALTER TABLE "Review" ADD COLUMN "authorUrl" TEXT;
