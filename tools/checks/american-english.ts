/** Spellings and phrases that an American parent stumbles over. */
export const BRITISH = new RegExp(
  `\\b(?:${[
    'grey',
    'colour\\w*|favourites?|neighbour\\w*|harbour|cos(?:y|ier|iest)|pyjamas|woollen|labelled|travell(?:ed|er|ing)|plough\\w*|kerb|draught|moustache',
    'mum|mummy|postman|sweet[- ]shop|washing[- ]line|street lamps?|lorry|rubbish|pavement|jumper|wellies|fortnight|whilst',
    'needn’t|shan’t|treacle|dressing gown|biscuit',
    'metres?|theat(?:re|res)|centres?|towards|learnt|spelt|storeys?',
    '(?:has|hasn’t|have|haven’t) (?:it|he|she|they|we|even)? ?got an?|not have got',
    'handed in|nobody need|in hand,',
  ].join('|')})\\b`,
  'iu',
);
