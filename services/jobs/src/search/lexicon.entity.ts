import { defineEntity, p } from '@mikro-orm/core';

/** The words that published jobs have, or have had: written by the database alone (migration `words`). */
export const LexiconWord = defineEntity({
  name: 'LexiconWord',
  tableName: 'lexicon',
  properties: {
    word: p.text().primary(),
    shown: p.text(),
    stem: p.text().generated('jobs.stem(word) stored').nullable(),
    sound: p.text().generated('jobs.sound(word) stored'),
    jobs: p.smallint(),
    named: p.boolean(),
  },
  indexes: [
    { name: 'lexicon_by_stem', properties: ['stem'] },
    { name: 'lexicon_by_sound', properties: ['sound'] },
    {
      name: 'lexicon_by_likeness',
      expression: 'CREATE INDEX lexicon_by_likeness ON jobs.lexicon USING gin (word gin_trgm_ops)',
    },
  ],
});

/** A published job whose words the lexicon does not have yet (`learnNewWords`). */
export const UnlearntJob = defineEntity({
  name: 'UnlearntJob',
  tableName: 'unlearnt_jobs',
  // No key: a job that is gone has no words.
  properties: { jobId: p.integer().primary().autoincrement(false) },
});
