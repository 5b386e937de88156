package io.selvage.scheduler.network;

import io.selvage.model.CallPart;
import io.selvage.scheduler.process.TestProcess;
import java.util.ArrayDeque;

/**
 * One direction of a connection: a queue of segments, one for each write, that ends with the end of the stream or a
 * reset. Adding at the last end and taking from the first one commute, as long as the queue is not empty and cannot
 * become full.
 */
final class Direction extends Communication {
    /** Marks the end of the stream. */
    private static final byte[] END = new byte[0];

    private static final byte[] RESET = new byte[0];

    /** A slot that is none of the queue. */
    private static final int READER = (1 << 24) - 1;

    /** The level counts units of so many bytes. */
    private static final int UNIT = 64;

    private final TestProcess writer;
    private final TestProcess reader;
    private final String name;
    private final ArrayDeque<byte[]> segments = new ArrayDeque<>();
    private int capacity;
    /** Of the first segment what has been taken. */
    private int offset;

    private int level;
    private long written;
    private int added;
    private int taken;
    private boolean ended;
    private boolean refused;
    private boolean readerClosed;

    /** @param capacity how many bytes may be on their way */
    Direction(TestProcess writer, TestProcess reader, String name, int capacity) {
        this.writer = writer;
        this.reader = reader;
        this.name = name;
        this.capacity = capacity;
    }

    @Override
    int level() {
        return level + (readerClosed ? 1 : 0);
    }

    @Override
    public String reportName() {
        return "connection " + name;
    }

    @Override
    public int awaited(int waiting) {
        return waiting == reader.index ? writer.index : reader.index;
    }

    @Override
    public String awaitedWhat(int waiting) {
        return waiting == reader.index ? "data" : "room for data";
    }

    int capacity() {
        return capacity;
    }

    /** What a write of {@code length} bytes is confined to: if so much always has room, the last end. */
    int partOfWrite(int length) {
        return !readerClosed && alwaysHasRoom(length) ? CallPart.of(CallPart.LAST, added) : CallPart.WHOLE;
    }

    /** Whether {@code length} more bytes have room even if nobody has read any. */
    boolean alwaysHasRoom(int length) {
        return written + length <= capacity;
    }

    /** Nobody but those who write data, or read, depends on whether there is a reader. */
    int partOfClose() {
        return CallPart.of(CallPart.PART, READER);
    }

    int partOfEnd() {
        return CallPart.of(CallPart.LAST, added);
    }

    int partOfRead() {
        if (readerClosed || segments.isEmpty()) {
            return CallPart.WHOLE;
        }
        byte[] first = segments.peek();
        int part = CallPart.of(CallPart.FIRST, taken);
        return first == END || first == RESET ? part | CallPart.ONLY_READS : part;
    }

    /** How many bytes have room now. */
    int room() {
        return Math.max(capacity - level * UNIT, 0);
    }

    /** The level at which a segment of {@code length} bytes has room. */
    int levelWithRoomFor(int length) {
        return Math.max(capacity / UNIT - units(length), 1);
    }

    private static int units(int bytes) {
        return Math.max(1, (bytes + UNIT - 1) / UNIT);
    }

    boolean isReaderClosed() {
        return readerClosed;
    }

    /** Whether the writer has been told that nobody reads any more. */
    boolean isRefused() {
        return refused;
    }

    /** The writer is told that nobody reads any more. */
    void refuse() {
        refused = true;
    }

    boolean isEnded() {
        return ended;
    }

    void add(byte[] segment) {
        written += segment.length;
        append(segment, units(segment.length));
    }

    void end() {
        append(END, 1);
        ended = true;
    }

    void reset() {
        append(RESET, 1);
        ended = true;
    }

    private void append(byte[] segment, int units) {
        if (!ended && !readerClosed) {
            segments.add(segment);
            added++;
            level += units;
        }
    }

    boolean isAtReset() {
        return segments.peek() == RESET;
    }

    boolean isAtEnd() {
        return segments.peek() == END;
    }

    boolean hasData() {
        byte[] first = segments.peek();
        return first != null && first != END && first != RESET;
    }

    /** How many bytes are left of the first segment, which is there. */
    int leftOfFirst() {
        return segments.peek().length - offset;
    }

    /** Whether there are data behind the first segment. */
    boolean hasSecond() {
        return segments.stream()
                .skip(1)
                .findFirst()
                .map(next -> next != END && next != RESET)
                .orElse(false);
    }

    /** Takes up to {@code length} bytes of the first segment. */
    int take(byte[] into, int at, int length) {
        byte[] first = segments.peek();
        int count = Math.min(length, first.length - offset);
        System.arraycopy(first, offset, into, at, count);
        level -= units(first.length - offset);
        offset += count;
        if (offset == first.length) {
            segments.poll();
            offset = 0;
            taken++;
        } else {
            level += units(first.length - offset);
        }
        return count;
    }

    /** How many bytes can be read without waiting. */
    int available() {
        int bytes = -offset;
        for (byte[] segment : segments) {
            bytes += segment.length;
        }
        return Math.max(bytes, 0);
    }

    /** Nobody reads it any more; what is there is lost. True if data was. */
    boolean closeReader() {
        boolean lost = hasData();
        readerClosed = true;
        segments.clear();
        level = 0;
        return lost;
    }

    TestProcess writer() {
        return writer;
    }
}
