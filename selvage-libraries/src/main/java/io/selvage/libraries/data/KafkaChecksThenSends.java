package io.selvage.libraries.data;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** One thread looks whether the producer is open and sends, while the other one closes it. */
@Of(value = Library.KAFKA, says = "closed")
@Expect(
        outputs = {"0\n", "1\n"},
        finding = "UNCAUGHT_EXCEPTION",
        also = "DATA_RACE")
public final class KafkaChecksThenSends {
    private KafkaChecksThenSends() {}

    public static void main(String[] args) throws Exception {
        MockProducer<String, String> producer =
                new MockProducer<>(true, null, new StringSerializer(), new StringSerializer());
        Threads.run(() -> send(producer), producer::close);
        System.out.println(producer.history().size());
    }

    private static void send(MockProducer<String, String> producer) {
        if (!producer.closed()) {
            producer.send(new ProducerRecord<>("topic", "one"));
        }
    }
}
