-- When a person is deleted, their changes are found and lose them as their author; the log is long.
CREATE INDEX "Change_actorId_idx" ON "Change"("actorId");
