/** What the functions that write a count with its noun take: the place of the argument that names the case. */
export const countLabel = { name: 'countLabel', caseAt: 2 };

/** The value of a node behind brackets and TypeScript's assertions. */
function bare(node) {
  const wrappers = ['ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression'];
  return wrappers.includes(node?.type) ? bare(node.expression) : node;
}

/** What a function returns, and the parameters that default to the nominative. */
function returned(node) {
  const values = [];
  const visit = (one) => {
    if (!one || typeof one.type !== 'string') return;
    if (one.type === 'ReturnStatement') values.push(one.argument);
    if (/Function/.test(one.type) && one !== node) return;
    for (const value of Object.values(one)) {
      if (Array.isArray(value)) value.forEach(visit);
      else if (value && typeof value === 'object') visit(value);
    }
  };
  if (node.body.type === 'BlockStatement') visit(node.body);
  else values.push(node.body);
  return values;
}

/** Finds what a file's expressions say of a count, given what it declares and imports. */
export class Labels {
  /** By name: the place of the case among the arguments, or null for a function that always writes the nominative. */
  functions = new Map([[countLabel.name, countLabel.caseAt]]);
  constants = new Map();
  declared = new Map();

  /** Notes a declaration of the file. */
  declare(name, node) {
    const value = bare(node);
    if (/Function/.test(value?.type ?? '')) this.declared.set(name, value);
    else if (value) this.constants.set(name, value);
  }

  /** Learns which declared functions write a counted noun. Returns whether one was new. */
  learn() {
    let learnt = false;
    for (const [name, node] of this.declared) {
      if (this.functions.has(name)) continue;
      const cases = returned(node).map((value) => this.caseOf(value));
      const at = node.params.findIndex(
        (param) =>
          param.type === 'AssignmentPattern' &&
          param.right.value === 'nominative' &&
          cases.includes(param.left.name),
      );
      if (at < 0 && !cases.includes('default')) continue;
      this.functions.set(name, at < 0 ? null : at);
      learnt = true;
    }
    return learnt;
  }

  /** Of several branches the case that a preposition forbids first. */
  leastFit(branches, depth) {
    const cases = branches.map((branch) => this.caseOf(branch, depth));
    const order = ['default', 'nominative', 'accusative'];
    return order.find((one) => cases.includes(one)) ?? cases.find((one) => one !== undefined);
  }

  /**
   * The case in which an expression writes a counted noun at its beginning: `default` where none is named, the name of a
   * variable where that decides, undefined where it is no counted noun.
   */
  caseOf(expression, depth = 0) {
    const node = bare(expression);
    if (!node || depth > 5) return undefined;
    switch (node.type) {
      case 'CallExpression': {
        const at = this.functions.get(node.callee.name);
        if (at === undefined) return undefined;
        const argument = at === null ? null : node.arguments[at];
        return argument ? (argument.value ?? argument.name) : 'default';
      }
      case 'ConditionalExpression':
        return this.leastFit([node.consequent, node.alternate], depth + 1);
      case 'LogicalExpression':
        return this.leastFit([node.left, node.right], depth + 1);
      case 'TemplateLiteral':
        return node.quasis[0].value.cooked.trim() === ''
          ? this.caseOf(node.expressions[0], depth + 1)
          : undefined;
      case 'Identifier':
        return this.caseOf(this.constants.get(node.name), depth + 1);
      default:
        return undefined;
    }
  }
}
