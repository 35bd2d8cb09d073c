/**
 * A browser's own translation wraps or replaces text nodes that React still holds, whose next insertion beside them or removal of them
 * would then throw and take the page with it. Here the wrapper counts in the text's stead, and a text that is gone for nothing.
 */
export function tolerateTranslation(prototype: Node): void {
  const { insertBefore, removeChild } = prototype
  Object.assign(prototype, {
    insertBefore(this: Node, added: Node, before: Node | null) {
      return insertBefore.call(this, added, childAround(this, before))
    },
    removeChild(this: Node, removed: Node) {
      const child = childAround(this, removed)
      if (child) removeChild.call(this, child)
      return removed
    },
  })
}

/** The child of a parent that is this node, or that now has it inside. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
