import { type Draw, drawFrom, hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

type Edge = readonly number[]

/** Writes the number of nodes and of edges, then the edges. */
const graph = (nodes: number, ...edges: readonly Edge[]) => lines(row([nodes, edges.length]), ...edges.map(row))

/** Returns an edge from each node to the next. */
const chain = (nodes: number, ...weight: readonly number[]) => sequence(nodes - 1, (at): Edge => [at + 1, at + 2, ...weight])

const nodes = 1_000
const detours = sequence(nodes * 2, (at): Edge => [(at % (nodes - 2)) + 1, (at % (nodes - 2)) + 3, 7 + (at % 5)])
const ring = sequence(nodes, (at): Edge => [at + 1, ((at + 1) % nodes) + 1])

/** Draws a connected graph: each node is linked to an earlier one, and there are some more edges. Either end may come first. */
function smallGraph(draw: Draw): string {
  const count = draw.int(2, 4)
  const tree = sequence(count - 1, (at): Edge => [draw.int(1, at + 1), at + 2, draw.int(1, 9)])
  const more = sequence(draw.int(0, 2), (): Edge => [1, draw.int(2, count), draw.int(1, 9)])
  const turned = [...tree, ...more].map(
    ([from = 0, to = 0, cost = 0]): Edge => (draw.int(0, 1) === 0 ? [from, to, cost] : [to, from, cost]),
  )
  return graph(count, ...turned)
}

/** Edges that form no ordered chain: shortest paths go up and down the numbers, and along edges written from either end. */
const scattered: readonly Edge[] = (() => {
  const draw = drawFrom(11)
  const tree = sequence(nodes - 1, (at): Edge => [draw.int(Math.max(1, at - 40), at + 1), at + 2, draw.int(1, 10_000)])
  const more = sequence(3_000, (): Edge => [draw.int(1, nodes), draw.int(1, nodes), draw.int(1, 10_000)])
  return [...tree, ...more].flatMap(([from = 0, to = 0, cost = 0]): readonly Edge[] =>
    from === to ? [] : [draw.int(0, 1) === 0 ? [from, to, cost] : [to, from, cost]],
  )
})()

/** Returns the least cost of a way from the first node to the last, along edges in both directions. */
function leastCost(count: number, edges: readonly Edge[]): number {
  const best = sequence(count + 1, (at) => (at === 1 ? 0 : Infinity)).slice()
  // Repeats until no cost gets better, since each improvement may improve the next node.
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const [one = 0, other = 0, cost = 0] of edges)
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const found = (best[from] ?? Infinity) + cost
        if (found >= (best[to] ?? Infinity)) continue
        best[to] = found
        isBetter = true
      }
  }
  return best[count] ?? Infinity
}

/** Solutions of 그래프. */
export const graphSolutions: Solutions = {
  '섬과 섬을 잇는 다리': {
    hidden: [
      hidden('섬 하나', graph(1), 0),
      hidden('다리가 없을 때', graph(4), 3),
      hidden('이미 모두 이어졌을 때', graph(3, [1, 2], [2, 3]), 0),
      hidden('둥글게 이어진 섬', graph(5, [1, 2], [2, 3], [3, 1]), 2),
      hidden('같은 곳에 놓인 다리 둘', graph(3, [1, 2], [2, 1]), 1),
      hidden('두 무리', graph(6, [1, 3], [3, 5], [2, 4], [4, 6]), 1),
      large('둥글게 이어진 섬 1,000개', graph(nodes, ...ring), 0),
      large('둘씩 짝지은 섬 1,000개', graph(nodes, ...sequence(nodes / 2, (at): Edge => [2 * at + 1, 2 * at + 2])), nodes / 2 - 1),
    ],
    reference: python`
n, m = map(int, input().split())
group = list(range(n + 1))

def leader(island):
    while group[island] != island:
        group[island] = group[group[island]]
        island = group[island]
    return island

groups = n
for _ in range(m):
    a, b = map(leader, map(int, input().split()))
    if a != b:
        group[a] = b
        groups -= 1
print(groups - 1)
`,
    smallInput(draw) {
      const count = draw.int(2, 5)
      return graph(count, ...sequence(draw.int(0, 4), () => draw.ints(2, 1, count)).filter(([one, other]) => one !== other))
    },
    largeInputs: () => [graph(nodes, ...chain(nodes))],
  },
  '우편배달 갈매기': {
    hidden: [
      hidden('뱃길 하나', graph(2, [1, 2, 7]), 7),
      hidden('거꾸로 적힌 뱃길', graph(3, [2, 1, 3], [3, 2, 4]), 7),
      hidden('곧장 가는 편이 빠를 때', graph(3, [1, 2, 5], [2, 3, 5], [1, 3, 9]), 9),
      hidden('많이 들러야 빠를 때', graph(4, [1, 4, 100], [1, 2, 1], [2, 3, 1], [3, 4, 1]), 3),
      hidden('두 섬 사이에 뱃길이 둘', graph(2, [1, 2, 9], [1, 2, 4]), 4),
      hidden('가까운 섬이 함정일 때', graph(4, [1, 2, 1], [2, 4, 50], [1, 3, 5], [3, 4, 5]), 10),
      large('한 줄로 늘어선 섬 1,000개', graph(nodes, ...chain(nodes, 10_000)), 10_000 * (nodes - 1)),
      large('지름길이 많은 섬 1,000개', graph(nodes, ...chain(nodes, 3), ...detours), 3 * (nodes - 1)),
      large('뱃길이 마구 얽힌 섬 1,000개', graph(nodes, ...scattered), leastCost(nodes, scattered)),
    ],
    reference: python`
import heapq

n, m = map(int, input().split())
ways = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, time = map(int, input().split())
    ways[a].append((b, time))
    ways[b].append((a, time))
best = [float('inf')] * (n + 1)
best[1] = 0
queue = [(0, 1)]
while queue:
    time, island = heapq.heappop(queue)
    if time > best[island]:
        continue
    for other, more in ways[island]:
        if time + more < best[other]:
            best[other] = time + more
            heapq.heappush(queue, (best[other], other))
print(best[n])
`,
    smallInput: smallGraph,
    largeInputs: () => [graph(nodes, ...chain(nodes, 7))],
  },
  '심해 통신망': {
    hidden: [
      hidden('기지 하나', graph(1), 0),
      hidden('선 하나', graph(2, [1, 2, 8]), 8),
      hidden('두 기지 사이에 선이 둘', graph(2, [1, 2, 8], [2, 1, 3]), 3),
      hidden('싼 선이 둥글게 이어질 때', graph(4, [1, 2, 1], [2, 3, 1], [1, 3, 1], [3, 4, 10]), 12),
      hidden('값이 모두 같을 때', graph(4, [1, 2, 5], [2, 3, 5], [3, 4, 5], [4, 1, 5]), 15),
      hidden('비싼 선을 꼭 써야 할 때', graph(3, [1, 2, 1000], [2, 3, 1]), 1001),
      large('한 줄로 늘어선 기지 1,000개', graph(nodes, ...chain(nodes, 10_000)), 10_000 * (nodes - 1)),
      large('선이 많은 기지 1,000개', graph(nodes, ...detours, ...chain(nodes, 3)), 3 * (nodes - 1)),
    ],
    reference: python`
n, m = map(int, input().split())
wires = [list(map(int, input().split())) for _ in range(m)]
wires.sort(key=lambda wire: wire[2])
group = list(range(n + 1))

def leader(base):
    while group[base] != base:
        group[base] = group[group[base]]
        base = group[base]
    return base

cost = 0
for a, b, price in wires:
    a, b = leader(a), leader(b)
    if a != b:
        group[a] = b
        cost += price
print(cost)
`,
    smallInput: smallGraph,
    largeInputs: () => [graph(nodes, ...chain(nodes, 7))],
  },
}
