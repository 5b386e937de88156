package io.selvage.explore.resume;

import io.selvage.options.BadOption;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32C;

/**
 * A search on disk: what it belongs to, where it stands, and a checksum. It is replaced as a whole, so that a process
 * that is killed while writing leaves the one before.
 *
 * @param belongsTo what must be the same to resume, by name
 */
record CheckpointFile(Path path, Map<String, String> belongsTo) {
    private static final long MAGIC = 0x73656C7661676539L; // "selvage9"
    private static final int CHECKSUM = Long.BYTES;

    /**
     * What was written last; empty if there is no such file.
     *
     * @throws BadOption if it is damaged or belongs to another search
     */
    Optional<DataInputStream> read() {
        try {
            byte[] bytes = Files.readAllBytes(path);
            if (isOfAnotherVersion(bytes)) {
                throw refusal("was written by another version of this tool");
            }
            int length = bytes.length - CHECKSUM;
            if (length < CHECKSUM || ByteBuffer.wrap(bytes).getLong(length) != checksum(bytes, length)) {
                throw refusal("is damaged, or no file that a search has written");
            }
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, 0, length));
            if (in.readLong() != MAGIC) {
                throw refusal("is no file that a search has written");
            }
            compare(in);
            return Optional.of(in);
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException e) {
            throw refusal("cannot be read (" + e + ")");
        }
    }

    /** Whether it begins as those files do, but for the last letter; the rest may be of any form. */
    private static boolean isOfAnotherVersion(byte[] bytes) {
        long magic = bytes.length < Long.BYTES ? 0 : ByteBuffer.wrap(bytes).getLong();
        return magic != MAGIC && magic >>> Byte.SIZE == MAGIC >>> Byte.SIZE;
    }

    private void compare(DataInputStream in) throws IOException {
        Map<String, String> theirs = new TreeMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            theirs.put(in.readUTF(), in.readUTF());
        }
        for (Map.Entry<String, String> mine : belongsTo.entrySet()) {
            String other = theirs.getOrDefault(mine.getKey(), "none");
            if (!other.equals(mine.getValue())) {
                throw refusal("belongs to a search of another " + mine.getKey() + " (" + other + " instead of "
                        + mine.getValue() + ")");
            }
        }
    }

    private BadOption refusal(String why) {
        return new BadOption("--resume", path + " " + why, "delete it to begin anew, or name another file");
    }

    /** Something that is written to a stream. */
    interface Content {
        void write(DataOutputStream out) throws IOException;
    }

    /** Replaces the file. */
    void write(Content content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(MAGIC);
        out.writeInt(belongsTo.size());
        for (Map.Entry<String, String> one : belongsTo.entrySet()) {
            out.writeUTF(one.getKey());
            out.writeUTF(one.getValue());
        }
        content.write(out);
        byte[] all = bytes.toByteArray();
        out.writeLong(checksum(all, all.length));
        Path beside = path.resolveSibling(path.getFileName() + ".new");
        try (FileChannel file = FileChannel.open(
                beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes.toByteArray());
            while (buffer.hasRemaining()) {
                file.write(buffer);
            }
            file.force(true);
        }
        Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    void delete() throws IOException {
        Files.deleteIfExists(path);
    }

    private static long checksum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return sum.getValue() << 32 | Integer.toUnsignedLong(Arrays.hashCode(Arrays.copyOf(bytes, length)));
    }
}
