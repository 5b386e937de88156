package io.selvage.replay;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The choices of one execution, each the index of the alternative taken; only choices with at least two alternatives
 * count. As text: {@code v1:}, the {@link ScheduleHeader}, the choices, a checksum, as in {@code v1:a:a4bac2:169r5kd}.
 */
public final class Schedule {
    private static final String VERSION = "v1";
    private static final String RECORD_AGAIN = "record it again with this version of selvage";

    private final ScheduleHeader header;
    private final int[] choices;

    private Schedule(ScheduleHeader header, int[] choices) {
        this.header = header;
        this.choices = choices;
    }

    /** Of the first {@code length} elements of {@code choices}, none of them negative. */
    public static Schedule of(ScheduleHeader header, int[] choices, int length) {
        int[] copy = Arrays.copyOf(choices, length);
        for (int choice : copy) {
            if (choice < 0) {
                throw new IllegalArgumentException("negative choice " + choice);
            }
        }
        return new Schedule(header, copy);
    }

    /** Whether {@code text} is meant to be the text of a schedule, be it a damaged one, and not the name of a file. */
    public static boolean isText(String text) {
        return text.matches("v\\d+:.*");
    }

    /** @throws BadSchedule if {@code text} is not what {@link #text} makes */
    public static Schedule parse(String text) {
        String[] parts = text.strip().split(":", -1);
        if (!parts[0].matches("v\\d+") || parts.length < 2) {
            throw new BadSchedule("'" + clipped(text) + "' is not a schedule", "one starts with " + VERSION + ":");
        }
        if (!parts[0].equals(VERSION)) {
            throw new BadSchedule(
                    "the schedule is of version " + parts[0] + ", this selvage reads " + VERSION, RECORD_AGAIN);
        }
        if (parts.length != 4 || !checksum(parts[1], parts[2]).equals(parts[3])) {
            throw damaged(text);
        }
        try {
            return new Schedule(
                    ScheduleHeader.parse(parts[1]).orElseThrow(() -> damaged(text)), ScheduleCode.decode(parts[2]));
        } catch (IllegalArgumentException notOurs) {
            throw damaged(text);
        }
    }

    public String text() {
        String code = ScheduleCode.encode(choices);
        return VERSION + ":" + header.text() + ":" + code + ":" + checksum(header.text(), code);
    }

    public ScheduleHeader header() {
        return header;
    }

    /** A copy. */
    public int[] choices() {
        return choices.clone();
    }

    public int length() {
        return choices.length;
    }

    private static BadSchedule damaged(String text) {
        return new BadSchedule(
                "the schedule '" + clipped(text) + "' is damaged: its checksum does not match",
                "copy it again, all of it, or record it again");
    }

    private static String checksum(String header, String code) {
        CRC32 crc = new CRC32();
        crc.update((VERSION + ":" + header + ":" + code).getBytes(StandardCharsets.UTF_8));
        return Long.toString(crc.getValue(), Character.MAX_RADIX);
    }

    private static String clipped(String text) {
        return text.length() <= 40 ? text : text.substring(0, 39) + "…";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Schedule that && header.equals(that.header) && Arrays.equals(choices, that.choices);
    }

    @Override
    public int hashCode() {
        return 31 * header.hashCode() + Arrays.hashCode(choices);
    }

    @Override
    public String toString() {
        return text();
    }
}
