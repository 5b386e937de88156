package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The JVM lays out the classes of the command line in an archive, but for those whose files are too old. */
@Tag("once")
class ClassFileVersionsTest {
    private static final int JAVA_7 = 51;

    @Test
    void no_class_of_the_command_line_is_too_old_to_be_laid_out() throws IOException {
        List<String> old = new ArrayList<>();
        int classes = 0;
        try (ZipFile jar = new ZipFile(System.getProperty("selvage.jar"))) {
            for (ZipEntry entry : jar.stream().toList()) {
                if (entry.getName().endsWith(".class")) {
                    classes++;
                    if (majorVersion(jar, entry) < JAVA_7) {
                        old.add(entry.getName());
                    }
                }
            }
        }
        assertThat(classes).isGreaterThan(1_000);
        assertThat(old).isEmpty();
    }

    private static int majorVersion(ZipFile jar, ZipEntry entry) throws IOException {
        try (DataInputStream classFile = new DataInputStream(jar.getInputStream(entry))) {
            classFile.readInt();
            classFile.readUnsignedShort();
            return classFile.readUnsignedShort();
        }
    }
}
