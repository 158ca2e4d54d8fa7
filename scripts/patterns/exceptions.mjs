/**
 * Expressions that may cost the square of a text's length, because a limit in front of them keeps it short. Each names its
 * file and that limit. A file without such an expression may not be named.
 */
export const exceptions = [
  {
    files: ['api/src/selling/gateways/adapters/paymob.ts'],
    limit: 'a key of a gateway has at most 2,000 characters (gateways.keyMaxLength)',
  },
  {
    files: [
      'api/src/assessment/grading/number/parse-number.ts',
      'api/src/assessment/grading/number/units.ts',
      'api/src/assessment/grading/text/claims.ts',
      'api/src/assessment/grading/text/explained.ts',
      'api/src/assessment/grading/text/lex.ts',
    ],
    limit:
      'a short answer has at most 500 characters (quizzes.shortAnswerMaxLength, acceptedMaxLength)',
  },
  {
    files: ['api/src/people/people/spaced-name.ts'],
    limit: 'a search has at most 100 characters (search.maxLength)',
  },
  {
    files: [
      'site/app/assessment/explain/hints/css.ts',
      'site/app/assessment/explain/hints/javascript.ts',
      'site/app/assessment/explain/hints/page.ts',
      'site/app/assessment/explain/hints/python.ts',
      'site/app/assessment/explain/hints/sql.ts',
      'site/app/assessment/explain/patterns/javascript-brackets.ts',
      'site/app/assessment/explain/patterns/javascript-characters.ts',
      'site/app/assessment/explain/patterns/javascript-elements.ts',
      'site/app/assessment/explain/patterns/javascript-forms.ts',
      'site/app/assessment/explain/patterns/javascript-json.ts',
      'site/app/assessment/explain/patterns/javascript-kinds.ts',
      'site/app/assessment/explain/patterns/javascript-methods.ts',
      'site/app/assessment/explain/patterns/javascript-names.ts',
      'site/app/assessment/explain/patterns/javascript-origins.ts',
      'site/app/assessment/explain/patterns/javascript-running.ts',
      'site/app/assessment/explain/patterns/javascript-sandbox.ts',
      'site/app/assessment/explain/patterns/javascript-separators.ts',
      'site/app/assessment/explain/patterns/javascript-slips.ts',
      'site/app/assessment/explain/patterns/javascript-syntax.ts',
      'site/app/assessment/explain/patterns/javascript-values.ts',
      'site/app/assessment/explain/patterns/javascript-words.ts',
      'site/app/assessment/explain/patterns/python-attributes.ts',
      'site/app/assessment/explain/patterns/python-blocks.ts',
      'site/app/assessment/explain/patterns/python-calls.ts',
      'site/app/assessment/explain/patterns/python-collections.ts',
      'site/app/assessment/explain/patterns/python-foreign.ts',
      'site/app/assessment/explain/patterns/python-libraries.ts',
      'site/app/assessment/explain/patterns/python-names.ts',
      'site/app/assessment/explain/patterns/python-none.ts',
      'site/app/assessment/explain/patterns/python-origins.ts',
      'site/app/assessment/explain/patterns/python-slips.ts',
      'site/app/assessment/explain/patterns/python-syntax.ts',
      'site/app/assessment/explain/patterns/python-uncalled.ts',
      'site/app/assessment/explain/patterns/python-words.ts',
      'site/app/assessment/explain/patterns/sql-dialects.ts',
      'site/app/assessment/explain/patterns/sql-forms.ts',
      'site/app/assessment/explain/patterns/sql-order.ts',
      'site/app/assessment/explain/patterns/sql.ts',
      'site/app/assessment/explain/patterns/typescript-syntax.ts',
      'site/app/assessment/explain/patterns/typescript.ts',
    ],
    limit:
      'a message and a statement are looked at up to 2,000 characters, a line of a program up to 500, pages up to 20,000 (explain-error.ts, sql-statement.ts, seen.ts)',
  },
  {
    files: ['site/app/content/articles/plain-text.ts'],
    limit:
      'an excerpt is cut to its length, at most some hundred characters, before its end is tidied',
  },
  {
    files: ['site/app/ui/text/price-logic.ts'],
    limit: 'a price of the API is a number with at most 20 digits (money.ts)',
  },
  {
    files: ['site/app/ui/text/message-text-code.ts'],
    limit: 'a line of a message is looked at up to 500 characters (lookedAtLength)',
  },
  {
    files: ['site/runner/workers/javascript/errors.ts'],
    limit: 'a line of a stack that has 1,000 characters or more is passed over (lineMax)',
  },
];
