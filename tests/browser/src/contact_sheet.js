// Small pictures side by side, with the time below each.
const EDGE = 4;
const LINE = 11;
window.sheet = { shots: [] };
sheet.add = async (png, label, width) => {
    const shot = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const height = Math.round((shot.height * width) / shot.width);
    const small = await createImageBitmap(shot, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
    shot.close();
    sheet.shots.push({ small, label });
};
const drawn = (shots, columns, scale) => {
    const { width, height } = shots[0].small;
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    const rows = Math.ceil(shots.length / columns);
    const canvas = new OffscreenCanvas(columns * (across + EDGE) + EDGE, rows * (down + LINE + EDGE) + EDGE);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#777';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.font = '9px sans-serif';
    pen.fillStyle = '#fff';
    shots.forEach(({ small, label }, index) => {
        const [x, y] = [index % columns, Math.floor(index / columns)];
        const [left, top] = [EDGE + x * (across + EDGE), EDGE + y * (down + LINE + EDGE)];
        pen.drawImage(small, left, top, across, down);
        pen.fillText(label, left, top + down + LINE - 2);
    });
    return canvas;
};
// The best quality that fits into this many bytes: first lower quality, then smaller, then fewer frames.
sheet.save = async (columns, most) => {
    for (let every = 1; ; every++) {
        const last = sheet.shots.length - 1;
        const shots = sheet.shots.filter((_, index) => index % every === 0 || index === last);
        for (const scale of [1, 0.85, 0.7]) {
            for (const quality of [0.7, 0.5, 0.35]) {
                const canvas = drawn(shots, columns, scale);
                const file = await canvas.convertToBlob({ type: 'image/webp', quality });
                if (file.size <= most) return [...new Uint8Array(await file.arrayBuffer())];
            }
        }
    }
};
