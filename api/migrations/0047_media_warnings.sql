-- What a teacher is told of a file that is taken all the same, such as a film that some browsers do not play.
ALTER TABLE media ADD COLUMN warning text;
