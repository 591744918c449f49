import { findInTree, readStat, treeOf, useOfTree } from './process-tree';

it('reads parent and CPU time after a name with brackets and spaces', () => {
  const stat =
    '4242 (a (strange) name) S 17 4242 4242 0 -1 4194560 100 200 0 0 30 12 5 3 20 0 11 0 12345';
  expect(readStat(stat)).toEqual({ parent: 17, cpuTicks: 50 });
});

it('finds a process with all its descendants and no others', () => {
  const parents = new Map([
    [1, 0],
    [10, 1],
    [11, 10],
    [12, 11],
    [20, 1],
  ]);
  expect(treeOf(10, parents).sort()).toEqual([10, 11, 12]);
  expect(treeOf(99, parents)).toEqual([]);
});

it('finds the current process', () => {
  const use = useOfTree(process.pid);
  expect(use.processes).toBeGreaterThanOrEqual(1);
  expect(use.cpuS).toBeGreaterThan(0);
  expect(use.rssMb).toBeGreaterThan(20);
  expect(use.pssMb).toBeLessThanOrEqual(use.rssMb);
});

it('finds a process by a word of its command line', () => {
  expect(findInTree(process.pid, 'jest')).toBe(process.pid);
  expect(findInTree(process.pid, 'no such word')).toBeUndefined();
});
