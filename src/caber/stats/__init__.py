"""What happens in many games of bots: tables, means with their intervals, and pictures of them."""
