//! A connection to the developer tools of a tab in Chromium, beside the driver's, on which commands do not wait for each other.

use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::waiting::CALL_TIMEOUT;

/// A connection to one tab.
#[derive(Debug)]
pub struct DevTools {
    address: String,
    tab: String,
    socket: WebSocket<TcpStream>,
    /// The number of the last command.
    last: u64,
}

impl DevTools {
    /// Connects to a tab of the browser whose developer tools are at an address such as `localhost:9222`.
    ///
    /// # Errors
    /// The browser refuses, or does not answer.
    pub fn connect(address: &str, tab: &str) -> Result<Self, String> {
        let refused = |why: &dyn std::fmt::Display| format!("The developer tools at {address} refuse: {why}");
        let stream = TcpStream::connect(address).map_err(|why| refused(&why))?;
        stream.set_read_timeout(Some(CALL_TIMEOUT)).map_err(|why| refused(&why))?;
        stream.set_nodelay(true).map_err(|why| refused(&why))?;
        let (socket, _) = tungstenite::client(format!("ws://{address}/devtools/page/{tab}"), stream)
            .map_err(|why| refused(&why))?;
        Ok(Self { address: address.to_owned(), tab: tab.to_owned(), socket, last: 0 })
    }

    /// Whether this is a connection to that tab.
    #[must_use]
    pub fn is_of(&self, address: &str, tab: &str) -> bool {
        self.address == address && self.tab == tab
    }

    /// Sends all commands, and then waits until each is done.
    ///
    /// # Errors
    /// A command is refused, or the browser has gone.
    pub fn run_all(&mut self, commands: &[(&str, Value)]) -> Result<(), String> {
        let broken = |why: tungstenite::Error| why.to_string();
        for (method, params) in commands {
            self.last += 1;
            let command = json!({ "id": self.last, "method": method, "params": params });
            self.socket.write(Message::text(command.to_string())).map_err(broken)?;
        }
        self.socket.flush().map_err(broken)?;
        let mut left = commands.len();
        while left > 0 {
            let Message::Text(text) = self.socket.read().map_err(broken)? else { continue };
            let answer: Value = serde_json::from_str(text.as_str()).map_err(|why| why.to_string())?;
            if let Some(error) = answer.get("error") {
                return Err(error.to_string());
            }
            left -= usize::from(answer.get("id").is_some());
        }
        Ok(())
    }
}
