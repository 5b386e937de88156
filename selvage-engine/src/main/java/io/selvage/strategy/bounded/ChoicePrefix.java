package io.selvage.strategy.bounded;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The choices of an execution of a search by cost, with what their alternatives cost. It shares its beginning with the
 * execution it was turned off from; the choices after that are its own, and at each of them it took the first
 * alternative that costs nothing. About a byte for each alternative of its own choices is kept.
 */
final class ChoicePrefix {
    /** An alternative of a choice. */
    record Spot(int level, int alternative) {}

    /** Of a trail and its array, what both take besides the numbers. */
    private static final int OBJECTS = 52;

    /** The execution it was turned off from; null for the first one. */
    private final ChoicePrefix parent;
    /** Its first own choice, and the alternative it took at the one before, where the parent took another. */
    private final int from;

    private final int turn;
    /** For each own choice how many alternatives it has, and what each costs; {@link Numbers} of seven bits a byte. */
    private final byte[] own;
    /** The number of the last count that it is in, see {@link BoundedBacktrackQueue}. */
    private int counted;

    private ChoicePrefix(ChoicePrefix parent, int from, int turn, byte[] own) {
        this.parent = parent;
        this.from = from;
        this.turn = turn;
        this.own = own;
    }

    /** Notes the choices of an execution that begins anew, one after the other. */
    static final class Notes {
        private byte[] own;
        private int length;

        /** @param numbers how many numbers there will be; most take a byte */
        Notes(int numbers) {
            own = new byte[numbers];
        }

        void add(int number) {
            int rest = number;
            for (; rest > 0x7F; rest >>>= 7) {
                write(rest | 0x80);
            }
            write(rest);
        }

        private void write(int number) {
            if (length == own.length) {
                own = Arrays.copyOf(own, length + length / 2 + 1);
            }
            own[length++] = (byte) number;
        }

        /** @param before an execution with the same first {@code from - 1} choices; null if {@code from} is 0 */
        ChoicePrefix asTrail(ChoicePrefix before, int from, int turn) {
            ChoicePrefix parent = before;
            while (parent != null && parent.from >= from) {
                parent = parent.parent;
            }
            return new ChoicePrefix(parent, from, turn, length == own.length ? own : Arrays.copyOf(own, length));
        }
    }

    /** Reads what {@link Notes} has noted. */
    private static final class Numbers {
        private final byte[] bytes;
        private int at;

        Numbers(byte[] bytes) {
            this.bytes = bytes;
        }

        boolean hasNext() {
            return at < bytes.length;
        }

        int next() {
            int number = 0;
            int shift = 0;
            while (bytes[at] < 0) {
                number |= (bytes[at++] & 0x7F) << shift;
                shift += 7;
            }
            return number | bytes[at++] << shift;
        }
    }

    /** How many bytes it takes with its parents, about, but for those that are in the count of that number. */
    int uncounted(int count) {
        int bytes = 0;
        for (ChoicePrefix trail = this; trail != null && trail.counted != count; trail = trail.parent) {
            trail.counted = count;
            bytes += OBJECTS + trail.own.length;
        }
        return bytes;
    }

    /** The own alternative of that cost that has {@code index} others of it before. */
    Spot find(int price, int index) {
        Numbers numbers = new Numbers(own);
        int left = index;
        for (int level = from; ; level++) {
            int count = numbers.next();
            for (int i = 0; i < count; i++) {
                if (numbers.next() == price && left-- == 0) {
                    return new Spot(level, i);
                }
            }
        }
    }

    /** Copies the alternatives chosen at the first choices, and the numbers of alternatives. */
    void copy(int[] chosen, int[] counts, int length) {
        int end = length;
        int turned = -1;
        for (ChoicePrefix trail = this; trail != null; trail = trail.parent) {
            trail.copyOwn(chosen, counts, end);
            if (turned >= 0) {
                chosen[end - 1] = turned;
            }
            end = trail.from;
            turned = trail.turn;
        }
    }

    private void copyOwn(int[] chosen, int[] counts, int end) {
        Numbers numbers = new Numbers(own);
        for (int level = from; level < end; level++) {
            counts[level] = numbers.next();
            chosen[level] = -1;
            for (int i = 0; i < counts[level]; i++) {
                if (numbers.next() == 0 && chosen[level] < 0) {
                    chosen[level] = i;
                }
            }
        }
    }

    /** Writes trails, each once. */
    static final class Writer {
        private final DataOutput out;
        private final Map<ChoicePrefix, Integer> known = new IdentityHashMap<>();

        Writer(DataOutput out) {
            this.out = out;
        }

        /** @param trail null for none */
        void write(ChoicePrefix trail) throws IOException {
            Deque<ChoicePrefix> unknown = new ArrayDeque<>();
            ChoicePrefix last = trail;
            for (; last != null && !known.containsKey(last); last = last.parent) {
                unknown.push(last);
            }
            out.writeInt(last == null ? -1 : known.get(last));
            out.writeInt(unknown.size());
            for (ChoicePrefix one : unknown) {
                known.put(one, known.size());
                out.writeInt(one.from);
                out.writeInt(one.turn);
                out.writeInt(one.counted);
                out.writeInt(one.own.length);
                out.write(one.own);
            }
        }
    }

    /** Reads what a {@link Writer} has written. */
    static final class Reader {
        private final DataInput in;
        private final List<ChoicePrefix> known = new ArrayList<>();

        Reader(DataInput in) {
            this.in = in;
        }

        ChoicePrefix read() throws IOException {
            int last = in.readInt();
            ChoicePrefix trail = last < 0 ? null : known.get(last);
            for (int left = in.readInt(); left > 0; left--) {
                int from = in.readInt();
                int turn = in.readInt();
                int counted = in.readInt();
                byte[] own = new byte[in.readInt()];
                in.readFully(own);
                trail = new ChoicePrefix(trail, from, turn, own);
                trail.counted = counted;
                known.add(trail);
            }
            return trail;
        }
    }
}
