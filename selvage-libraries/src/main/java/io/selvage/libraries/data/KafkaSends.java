package io.selvage.libraries.data;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Two threads send with one producer. */
@Of(Library.KAFKA)
@Expect(outputs = "2\n", proof = "dpor")
public final class KafkaSends {
    private KafkaSends() {}

    public static void main(String[] args) throws Exception {
        MockProducer<String, String> producer =
                new MockProducer<>(true, null, new StringSerializer(), new StringSerializer());
        Threads.run(
                () -> producer.send(new ProducerRecord<>("topic", "one")),
                () -> producer.send(new ProducerRecord<>("topic", "two")));
        System.out.println(producer.history().size());
    }
}
