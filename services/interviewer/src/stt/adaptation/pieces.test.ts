import { piecesOf, spelledOut } from './pieces';

test.each([
  ['double-entry', ['double', 'entry']],
  ['PostgreSQL', ['Postgre', 'SQL']],
  ['SevenRooms', ['Seven', 'Rooms']],
  ['CI/CD', ['CI', 'CD']],
  ['B2B', ['B', '2', 'B']],
  ['gRPC', ['g', 'RPC']],
  ['Node.js', ['Node', 'js']],
  ["Natasha's", ["Natasha's"]],
  ['NASA', ['NASA']],
  ['García', ['Garcia']],
  ['García'.normalize('NFD'), ['Garcia']],
  ['Łódź', ['Lodz']],
  ['Øresund-Straße', ['Oresund', 'Strasse']],
  ['ÆRØ', ['AERO']],
])('%s is said as %j', (term, pieces) => {
  expect(piecesOf(term)).toEqual(pieces);
});

test.each([
  ['HSM', 'H-S-M'],
  ['DAGs', 'D-A-Gs'],
  ['Kafka', null],
  ['I', null],
  ['RESPONSIBILITIES', null],
])('%s is spelled %s', (piece, spelled) => {
  expect(spelledOut(piece)).toBe(spelled);
});
