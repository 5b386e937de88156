package io.selvage.libraries.texts;

import freemarker.template.Configuration;
import freemarker.template.Template;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.StringWriter;
import java.util.Map;

/** Two threads fill one template. */
@Of(Library.FREEMARKER)
@Expect(outputs = "12\n", enough = "dpor 10")
public final class FreemarkerShared {
    private FreemarkerShared() {}

    public static void main(String[] args) throws Exception {
        Template template = new Template("t", "${x}", new Configuration(Configuration.VERSION_2_3_33));
        String[] texts = new String[2];
        Threads.run(() -> texts[0] = fill(template, "1"), () -> texts[1] = fill(template, "2"));
        System.out.println(texts[0] + texts[1]);
    }

    private static String fill(Template template, String x) throws Exception {
        StringWriter text = new StringWriter();
        template.process(Map.of("x", x), text);
        return text.toString();
    }
}
