-- Whether admins may read a mail in the editor. Those of before may hold a link that signs in: nobody does.
ALTER TABLE "OutgoingMail" ADD COLUMN "isReadable" BOOLEAN NOT NULL DEFAULT false;
