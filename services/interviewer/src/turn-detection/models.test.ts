import { turnDetectionModels } from './models';

describe('the end of a turn', () => {
  it('is judged by the shared model, on the samples themselves', async () => {
    const asked: unknown[] = [];
    const models = turnDetectionModels({
      doInference: (method, data) =>
        Promise.resolve(asked.push([method, data])).then(() => ({
          probability: 0.7,
          inferenceDurationMs: 20,
        })),
    });
    const sound = Int16Array.from([0, 1, -2, 300]);
    await expect(models.endOfTurn(sound.subarray(1))).resolves.toBe(0.7);
    expect(asked).toEqual([
      [
        'lk_eot_audio',
        { pcm: Buffer.from(Int16Array.from([1, -2, 300]).buffer).toString('base64') },
      ],
    ]);
  });

  it('is unknown if the shared model fails', async () => {
    await expect(
      turnDetectionModels({ doInference: () => Promise.reject(new Error('gone')) }).endOfTurn(
        new Int16Array(512),
      ),
    ).rejects.toThrow('gone');
    await expect(
      turnDetectionModels({ doInference: () => Promise.resolve(undefined) }).endOfTurn(
        new Int16Array(512),
      ),
    ).rejects.toThrow();
  });
});

it('the voice model detects no voice in silence', async () => {
  const voice = turnDetectionModels({
    doInference: () => Promise.reject(new Error('not asked')),
  }).voice();
  expect(await voice.predict(new Int16Array(512))).toBeLessThan(0.1);
});
