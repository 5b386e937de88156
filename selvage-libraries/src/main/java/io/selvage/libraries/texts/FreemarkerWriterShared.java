package io.selvage.libraries.texts;

import freemarker.template.Configuration;
import freemarker.template.Template;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.Writer;
import java.util.Map;

/** Two threads fill a template into one writer that holds characters without a lock. */
@Of(Library.FREEMARKER)
@Expect(
        outputs = {"12\n", "21\n"},
        finding = "DATA_RACE",
        also = "UNCAUGHT_EXCEPTION",
        enough = "dpor 10")
public final class FreemarkerWriterShared {
    private FreemarkerWriterShared() {}

    public static void main(String[] args) throws Exception {
        Template template = new Template("t", "${x}", new Configuration(Configuration.VERSION_2_3_33));
        StringBuilder text = new StringBuilder();
        Threads.run(
                () -> template.process(Map.of("x", "1"), new Into(text)),
                () -> template.process(Map.of("x", "2"), new Into(text)));
        System.out.println(text);
    }

    /** Appends to what both threads have. */
    private static final class Into extends Writer {
        private final StringBuilder text;

        Into(StringBuilder text) {
            this.text = text;
        }

        @Override
        public void write(char[] characters, int offset, int length) {
            text.append(characters, offset, length);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
