package io.selvage.libraries.data;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;

/** Two threads write with one mapper, which is set up and may be shared. */
@Of(Library.JACKSON)
@Expect(outputs = "[1][2]\n")
public final class JacksonShared {
    private JacksonShared() {}

    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        mapper.writeValueAsString(List.of(0));
        String[] texts = new String[2];
        Threads.run(
                () -> texts[0] = mapper.writeValueAsString(List.of(1)),
                () -> texts[1] = mapper.writeValueAsString(List.of(2)));
        System.out.println(texts[0] + texts[1]);
    }
}
