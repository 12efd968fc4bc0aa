import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { withSigns } from '../../bin/words/sentences.ts';

type Node = { type: string; [key: string]: unknown };

/** What is said by a constant of that name; two functions may each have their own. */
type Constants = Map<string, Node[]>;

/** What fills in a sentence that another function was given: it is found where that function is called. */
const HANDED_ON = new Set(['message', 'first', 'advice', 'reason', 'read', 'undefined']);

const FILES = globSync('src/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/tests\/|\/web\/|language\/said\.ts$/.test(file),
);

/**
 * The sentences with which the server refuses something: what is given to `new Failure`, `invalidField`, `new RowRefused` and
 * the functions that hand it on to them. A marked one begins with the sign. Fails on one that it cannot read.
 */
export function sentencesInCode(): Set<string> {
  const parsed = FILES.map((file) => [file, nodesIn(treeOf(file))] as const);
  const everywhere: Constants = new Map(parsed.flatMap(([, nodes]) => [...constantsIn(nodes)]));
  const found = new Set<string>();
  for (const [file, nodes] of parsed) {
    const constants = new Map([...everywhere, ...constantsIn(nodes)]);
    for (const node of nodes) {
      const said = saidBy(node);
      if (!said) continue;
      const texts = textsOf(said, constants);
      if (texts.length === 0 && !HANDED_ON.has(nameOf(said)))
        throw new Error(`${file}: what is said here cannot be read: ${JSON.stringify(said).slice(0, 300)}`);
      for (const text of texts) found.add(text);
    }
  }
  return found;
}

const treeOf = (file: string): unknown =>
  parseSync(withSigns(readFileSync(file, 'utf8')), { syntax: 'typescript', tsx: file.endsWith('x') });

/** Every node of a syntax tree. */
function nodesIn(root: unknown): Node[] {
  if (typeof root !== 'object' || root === null) return [];
  const below = Object.values(root).flatMap((value) => (typeof value === 'object' ? nodesIn(value) : []));
  return 'type' in root && typeof root.type === 'string' ? [root as Node, ...below] : below;
}

const constantsIn = (nodes: readonly Node[]): Constants => {
  const named = nodes.filter(({ type, init }) => type === 'VariableDeclarator' && init);
  const byName = Map.groupBy(named, (node) => nameOf(node['id'] as Node));
  return new Map([...byName].map(([name, found]) => [name, found.map((node) => node['init'] as Node)]));
};

/** The sentence that a node refuses with; undefined where it refuses nothing. */
function saidBy(node: Node): Node | undefined {
  if (node.type === 'ObjectExpression') return saidByObject(node);
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const given = ((node['arguments'] ?? []) as { expression: Node }[]).map(({ expression }) => expression);
  const name = nameOf(node['callee'] as Node);
  // A sentence with figures is known by its id, beside it.
  const hasFigures =
    given[2] !== undefined && nodesIn(given[2]).some((part) => nameOf(part['key'] as Node) === 'figures');
  if (hasFigures) return undefined;
  if (['Failure', 'invalidField', 'formOf'].includes(name)) return given[1];
  if (name === 'RowRefused') return given[0];
  if (name === 'RowAsks') return given[1];
  return name === 'refused' && given[0]?.type === 'StringLiteral' ? given[0] : undefined;
}

/** `{ id, figures }` and `{ field, message }` say something, too. */
function saidByObject(node: Node): Node | undefined {
  const properties = new Map(
    (node['properties'] as Node[]).map((property) => [
      nameOf(property['key'] as Node),
      property['value'] as Node,
    ]),
  );
  const figures = properties.get('figures');
  // A schema says nothing itself.
  if (figures) return nameOf(figures['callee'] as Node) === 'v' ? undefined : properties.get('id');
  return properties.has('field') ? properties.get('message') : undefined;
}

/** The texts that an expression can be; `{}` stands for each figure of a template. */
function textsOf(node: Node, constants: Constants): string[] {
  const inside = (...names: string[]): string[] =>
    names.flatMap((name) => (node[name] ? textsOf(node[name] as Node, constants) : []));
  switch (node.type) {
    case 'StringLiteral':
      return [node['value'] as string];
    case 'TemplateLiteral':
      return [(node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join('{}')];
    case 'ConditionalExpression':
      return inside('consequent', 'alternate');
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'ParenthesisExpression':
      return inside('expression');
    case 'ObjectExpression':
      // A method, or what is spread into the object, has no value of its own.
      return (node['properties'] as Node[]).flatMap(({ value }) =>
        value ? textsOf(value as Node, constants) : [],
      );
    case 'MemberExpression':
      return inside('object');
    case 'CallExpression':
      return (constants.get(nameOf(node['callee'] as Node)) ?? []).flatMap((known) =>
        known.type === 'ArrowFunctionExpression' ? textsOf(known['body'] as Node, constants) : [],
      );
    case 'Identifier':
      return (constants.get(nameOf(node)) ?? []).flatMap((known) => textsOf(known, constants));
    default:
      return [];
  }
}

function nameOf(node: Node | undefined): string {
  if (node?.type === 'Identifier') return node['value'] as string;
  return node?.type === 'MemberExpression' ? nameOf(node['object'] as Node) : '';
}
