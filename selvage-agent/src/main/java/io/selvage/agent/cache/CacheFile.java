package io.selvage.agent.cache;

import io.selvage.hooks.Site;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a file of woven classes says. Written to a file of its own first, which then takes the place of the old one, and
 * with a checksum at its end: one that is damaged counts as none.
 *
 * @param firstSite the number of the first of {@code sites}
 * @param sites what the woven classes name by number
 * @param classes by name, with a mark for classes that were loaded already
 */
record CacheFile(int firstSite, List<Site> sites, Map<String, WovenClass> classes) {
    private static final long MAGIC = 0x53454C5641474531L;
    private static final int NO_TEXT = -1;

    /**
     * @param checksum of the class file before it was woven
     * @param length of the same
     * @param woven no bytes if the class stays as it is
     */
    record WovenClass(int checksum, int length, byte[] woven) {}

    /** Null if there is no such file, or it cannot be used. */
    static CacheFile read(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            int end = bytes.length - Long.BYTES;
            ByteBuffer in = ByteBuffer.wrap(bytes);
            boolean isSound = end > Long.BYTES
                    && in.getLong() == MAGIC
                    && in.getLong(end) == CacheLocation.checksum(bytes, 0, end);
            return isSound ? parse(in) : null;
        } catch (IOException | RuntimeException unusable) {
            return null;
        }
    }

    private static CacheFile parse(ByteBuffer in) {
        int first = in.getInt();
        List<Site> sites = new ArrayList<>();
        for (int left = in.getInt(); left > 0; left--) {
            sites.add(new Site(text(in), text(in), text(in), in.getInt(), text(in), in.getInt()));
        }
        Map<String, WovenClass> classes = new HashMap<>();
        for (int left = in.getInt(); left > 0; left--) {
            classes.put(text(in), new WovenClass(in.getInt(), in.getInt(), bytes(in)));
        }
        return new CacheFile(first, sites, classes);
    }

    private static byte[] bytes(ByteBuffer in) {
        byte[] bytes = new byte[in.getInt()];
        in.get(bytes);
        return bytes;
    }

    private static String text(ByteBuffer in) {
        int length = in.getInt();
        if (length == NO_TEXT) {
            return null;
        }
        String text = new String(in.array(), in.position(), length, StandardCharsets.UTF_8);
        in.position(in.position() + length);
        return text;
    }

    /** Whoever writes at the same time writes the same or a little more; a folder that cannot be written to stays. */
    void write(Path file) {
        try {
            Files.createDirectories(file.getParent());
            Path draft = Files.createTempFile(file.getParent(), "draft", ".woven");
            try {
                Files.write(draft, toBytes());
                Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException | RuntimeException unwritable) {
            // The next JVM weaves again.
        }
    }

    private byte[] toBytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(MAGIC);
        out.writeInt(firstSite);
        out.writeInt(sites.size());
        for (Site site : sites) {
            write(site.type(), out);
            write(site.method(), out);
            write(site.file(), out);
            out.writeInt(site.line());
            write(site.member(), out);
            out.writeInt(site.flags());
        }
        out.writeInt(classes.size());
        for (Map.Entry<String, WovenClass> entry : classes.entrySet()) {
            write(entry.getKey(), out);
            out.writeInt(entry.getValue().checksum());
            out.writeInt(entry.getValue().length());
            out.writeInt(entry.getValue().woven().length);
            out.write(entry.getValue().woven());
        }
        out.writeLong(CacheLocation.checksum(bytes.toByteArray(), 0, bytes.size()));
        return bytes.toByteArray();
    }

    private static void write(String text, DataOutputStream out) throws IOException {
        if (text == null) {
            out.writeInt(NO_TEXT);
        } else {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(bytes.length);
            out.write(bytes);
        }
    }
}
